import { createMemoryCount } from '#core/answering/model/daily-limit.ts';
import { createModelAnswerer, type ModelAnswererPorts } from '#core/answering/model/model-answerer.ts';
import type { AppPorts } from '#core/api/app.ts';
import { createOpenAiModel } from '../../netlify/runtime/openai-model.ts';
import { startApp } from './app.ts';
import type { OpenAiServer } from './openai-server.ts';

/** Far longer than any test takes: a test that wants a deadline sets a short one of its own. */
const patient = { firstToken: 30_000, idle: 30_000, total: 30_000, embedding: 30_000 };

/** A model at the test server, by the real client. */
export function openTestModel({ baseUrl }: Pick<OpenAiServer, 'baseUrl'>, embeddingModel?: string) {
  const address = { apiKey: 'test-key', baseUrl, model: 'local', deadlines: patient };
  return createOpenAiModel({ ...address, ...(embeddingModel && { embeddingModel }) });
}

/** The real API with answers written by the model at the test server. */
export function startModelApp(
  server: Pick<OpenAiServer, 'baseUrl'>,
  {
    embeddingModel,
    app,
    ...ports
  }: Partial<ModelAnswererPorts> & { embeddingModel?: string; app?: Partial<AppPorts> } = {},
) {
  const model = createModelAnswerer({
    model: openTestModel(server, embeddingModel),
    deadlines: patient,
    contextTokens: 8192,
    dailyLimit: 1000,
    cacheMilliseconds: 0,
    countAnswer: createMemoryCount(),
    now: Date.now,
    ...ports,
  });
  return startApp({ model, ...app });
}
