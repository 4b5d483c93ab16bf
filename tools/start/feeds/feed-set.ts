import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, type Settings } from '#platform/runtime';
import { openRecording, type Recording } from '../../recorded/recording.js';
import { internetAnswers } from '../internet.js';

/** The feeds to read: live feeds, or one recording. Two feed sets never share a database. */
export type FeedSet = { mode: 'live' } | { mode: 'recorded'; recording: Recording };

/** In a release, the bundled recording. */
export const RENDERED_RECORDING = 'recorded/fictional';

type Choice = Pick<Settings, 'FEEDS' | 'RECORDED_DIR' | 'DATA_DIR'>;

/** Live feeds if the settings say so, or for `auto` if the internet responds. Otherwise the recording. */
export async function chooseFeeds(settings: Choice): Promise<FeedSet> {
  const live = settings.FEEDS === 'live' || (settings.FEEDS === 'auto' && (await internetAnswers()));
  if (live) return { mode: 'live' };
  const folder = settings.RECORDED_DIR ?? (await bundledRecording(settings.DATA_DIR));
  return { mode: 'recorded', recording: await openRecording(folder) };
}

/** The database of a feed set on the embedded server. Each feed set has its own. */
export function databaseOf(feeds: FeedSet): string {
  return feeds.mode === 'live' ? 'followthrough_live' : `followthrough_${slug(feeds.recording.name)}`;
}

/** PostgreSQL truncates identifiers to 63 bytes. */
function slug(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['recording'];
  return words.join('_').slice(0, 40);
}

async function bundledRecording(dataDir: string): Promise<string> {
  const rendered = join(projectRoot(), RENDERED_RECORDING);
  if (existsSync(rendered)) return rendered;
  const folder = join(dataDir, 'recorded', 'fictional');
  const { renderFictionalRecording } = await import('../../recorded/fictional/render-recording.js');
  await renderFictionalRecording(folder);
  return folder;
}
