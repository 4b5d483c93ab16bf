import { text } from 'node:stream/consumers';
import { AnswerLine } from '#contract/assistant';
import { type AnswerSentence, verifyAnswer } from '#domain/assistant';
import { storedFields } from '#persistence/assistant';
import { connectDatabase } from '#persistence/schema';
import { OperatorError, readSettings } from '#platform/runtime';
import { commandLine } from './start/command-line.js';
import { openDatabase } from './start/database/open-database.js';
import { runCommand } from './start/run-command.js';

commandLine({
  name: 'npm run -s verify-answer',
  takes: '',
  about: `Decides whether each sentence of an answer is supported by what is stored now. The answer comes on standard input, as
POST /api/assistant/ask sends it: one JSON object per line. Uses DATABASE_URL or the embedded server. Prints one JSON line per
unsupported sentence, then the count. Exits with 1 if there is any.`,
});

/** @throws OperatorError if the line cannot be read */
function readLine(line: string, at: number): AnswerLine {
  try {
    return AnswerLine.parse(JSON.parse(line));
  } catch (cause) {
    throw new OperatorError(`Line ${at + 1} of standard input is not part of an answer.`, { cause });
  }
}

await runCommand(async () => {
  const lines = (await text(process.stdin)).split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new OperatorError('There is no answer on standard input.');
  const sentences = lines.map(readLine).flatMap((read): AnswerSentence[] => {
    if (read.type === 'end') return [];
    const proofs = read.citations.map(({ articleId, field, start, end, hash }) => ({
      ...{ articleId, field, start, end, hash },
    }));
    return [{ kind: read.kind, text: read.text, proofs }];
  });
  const cited = new Set(sentences.flatMap(({ proofs }) => proofs.map(({ articleId }) => articleId)));
  const database = await openDatabase(readSettings(process.env));
  const db = await connectDatabase(database.url, 2);
  try {
    const rows = new Map((await storedFields(db, [...cited])).map((row) => [row.id, row]));
    const unsupported = verifyAnswer(sentences, (id) => rows.get(id));
    for (const { sentence, reason } of unsupported)
      console.log(JSON.stringify({ sentence: sentences[sentence]?.text, reason }));
    console.log(JSON.stringify({ sentences: sentences.length, unsupported: unsupported.length }));
    if (unsupported.length > 0) process.exitCode = 1;
  } finally {
    await db.close();
    await database.close();
  }
});
