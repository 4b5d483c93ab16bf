import { join } from 'node:path';
import type { Settings } from '#platform/runtime';
import { renderFictionalRecording } from '../recorded/fictional/render-recording.js';
import { openRecording, type Recording } from '../recorded/recording.js';
import { internetAnswers } from './internet.js';

/** What is read: live feeds, or one recording. Articles of two of them never share a database. */
export type FeedSet = { mode: 'live' } | { mode: 'recorded'; recording: Recording };

type Choice = Pick<Settings, 'FEEDS' | 'RECORDED_DIR' | 'DATA_DIR'>;

/** Live feeds where the settings ask for them or, by `auto`, where the internet answers; else the recording. */
export async function chooseFeeds(settings: Choice): Promise<FeedSet> {
  const live = settings.FEEDS === 'live' || (settings.FEEDS === 'auto' && (await internetAnswers()));
  if (live) return { mode: 'live' };
  const folder = settings.RECORDED_DIR ?? (await renderBundled(settings.DATA_DIR));
  return { mode: 'recorded', recording: await openRecording(folder) };
}

/** On the embedded server each feed set has a database of its own. */
export function databaseOf(feeds: FeedSet): string {
  return feeds.mode === 'live' ? 'followthrough_live' : `followthrough_${slug(feeds.recording.name)}`;
}

/** Longer identifiers than 63 bytes are cut by PostgreSQL. */
function slug(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['recording'];
  return words.join('_').slice(0, 40);
}

async function renderBundled(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'recorded', 'fictional');
  await renderFictionalRecording(folder);
  return folder;
}
