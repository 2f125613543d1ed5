import { expect, test } from 'vitest';
import { chatPolicy } from '#core/contract/quota.ts';
import { createMemoryStore } from '#core/quota/memory-store.ts';

const policy = { ...chatPolicy, limit: 2 };
const windowOf = (caller: string) => [{ caller, policy }];

test('the table is bounded: the caller idle for longest is forgotten first', async () => {
  const store = createMemoryStore(2);
  for (const [index, caller] of ['first', 'second', 'first', 'third'].entries()) {
    await store.take(windowOf(caller), index);
  }
  const remaining = async (caller: string) => (await store.read(windowOf(caller), 10))[0]?.remaining;
  expect(await remaining('first')).toBe(0);
  expect(await remaining('second')).toBe(2);
  expect(await remaining('third')).toBe(1);
});

test('a request is counted in every window or in none', async () => {
  const store = createMemoryStore();
  const other = { ...policy, name: 'other', limit: 1 };
  const both = [...windowOf('a'), { caller: 'a', policy: other }];
  expect((await store.take(both, 0)).accepted).toBe(true);
  expect((await store.take(both, 1)).accepted).toBe(false);
  expect((await store.read(both, 2)).map(({ remaining }) => remaining)).toEqual([1, 0]);
});

test('a limit of nothing accepts nothing and asks for the whole window', async () => {
  const store = createMemoryStore();
  const none = { ...policy, limit: 0 };
  const { accepted, standings } = await store.take([{ caller: 'a', policy: none }], 0);
  expect(accepted).toBe(false);
  expect(standings[0]).toMatchObject({ remaining: 0, resetAfterSeconds: none.windowSeconds });
});
