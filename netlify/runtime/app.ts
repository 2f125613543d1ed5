import { answer } from '#core/answering/answer.ts';
import { createApp } from '#core/api/app.ts';
import { createQuota } from '#core/quota/quota.ts';
import { loadCorpus } from './corpus.ts';
import { counters, modelSettings, settings } from './environment.ts';
import { writeLog } from './log.ts';
import { openModel } from './model.ts';

const { siteUrl, policies } = settings;
const model = modelSettings && openModel(modelSettings, counters.countOf('answers'));

/** The API of this deployment: one per process, so that both its functions share the quota when they share a process. */
export const app = createApp({
  siteUrl,
  openCorpus: () => loadCorpus(siteUrl),
  answer,
  ...(model && { model }),
  quota: createQuota(counters.quotaStore, policies, Date.now),
  now: Date.now,
  log: writeLog,
});
