export interface Mutant {
  name: string;
  /** From the root of the project. */
  file: string;
  /** Words that are there exactly once. */
  find: string;
  replace: string;
}

const twin = 'tests/sim/server-twin.ts';
const keepActs = 'src/db/mutations/keep-acts.ts';
const recordReplies = 'src/db/mutations/record-replies.ts';
const applyPage = 'src/db/mutations/apply-page.ts';
const flush = 'src/sync/flush.ts';
const uploads = 'src/sync/flush-uploads.ts';
const planBatch = 'src/sync/plan-batch.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'no-receipts',
    file: twin,
    find: 'if (receipt) {',
    replace: "if (receipt?.hash === '') {",
  },
  {
    name: 'cancel-leaves-no-receipt',
    file: twin,
    find: 'if (!receipt)\n      account',
    replace: 'if (account.head < 0)\n      account',
  },
  {
    name: 'server-forgets-lanes',
    file: twin,
    find: "(typeof op?.lane === 'string' && stuckLanes.has(op.lane)) ||",
    replace: '',
  },
  {
    name: 'changes-without-a-stamp',
    file: twin,
    find: 'rows.set(id, { ...row, ...values, seq, updated_at: at });',
    replace: 'rows.set(id, { ...row, ...values, seq: seq - 1 < row.seq ? seq : row.seq, updated_at: at });',
  },
  {
    name: 'purge-without-floor',
    file: twin,
    find: 'account.floor = Math.max(account.floor, row.seq);',
    replace: '',
  },
  {
    name: 'children-outlive-parents',
    file: twin,
    find: '(row) => row[column] === id && row.deleted_at === null,',
    replace: '(row) => row[column] === column,',
  },
  {
    name: 'free-messages',
    file: twin,
    find: "postCredit(accountOf(userId), job.requestId, 'reserve', -thirds);",
    replace: '',
  },
  {
    name: 'no-refunds',
    file: twin,
    find: "postCredit(account, job.requestId, 'refund', job.thirds);",
    replace: '',
  },
  {
    name: 'page-without-order',
    file: twin,
    find: '.sort((one, other) => one.row.seq - other.row.seq);',
    replace: ';',
  },
  {
    name: 'draft-in-its-own-transaction',
    file: keepActs,
    find: '        await keeping.alongside?.(disk);\n        return opIds;\n      },\n    );',
    replace:
      '        return opIds;\n      },\n    ).then(async (kept) => {\n      await keeping.alongside?.(disk);\n      return kept;\n    });',
  },
  {
    name: 'acts-without-a-transaction',
    file: keepActs,
    find: "return await disk.transaction(\n      'rw',\n      disk.outbox,\n      disk.blobs,\n      disk.drafts,\n      disk.property_drafts,\n",
    replace: 'return await ((work: () => Promise<string[]>) => work())(\n',
  },
  {
    name: 'acts-not-written-through',
    file: keepActs,
    find: 'const disk = durably(db);',
    replace: 'const disk = db;',
  },
  {
    name: 'kept-without-bytes',
    file: keepActs,
    find: "if (!('keptAs' in bytes)) await db.blobs.add({ id, bytes, type });",
    replace: '',
  },
  {
    name: 'whatever-else-replaced',
    file: keepActs,
    find: 'row.kind === kind &&',
    replace: '',
  },
  {
    name: 'gone-before-the-answer',
    file: recordReplies,
    find: 'await db.outbox.bulkPut(sending);',
    replace: 'await db.outbox.bulkDelete(sending.map(({ n }) => n ?? 0));',
  },
  {
    name: 'gone-with-the-answer',
    file: recordReplies,
    find: 'await db.outbox.bulkPut(changed);',
    replace:
      "await db.outbox.bulkPut(changed.filter(({ state }) => state !== 'acked'));\n    await db.outbox.bulkDelete(changed.filter(({ state }) => state === 'acked').map(({ n }) => n ?? 0));",
  },
  {
    name: 'dead-letters-deleted',
    file: recordReplies,
    find: 'await db.outbox.bulkPut(changed);',
    replace:
      "await db.outbox.bulkPut(changed.filter(({ state }) => state !== 'dead'));\n    await db.outbox.bulkDelete(changed.filter(({ state }) => state === 'dead').map(({ n }) => n ?? 0));",
  },
  {
    name: 'sending-never-wakes',
    file: recordReplies,
    find: ".and(isWanted).modify({ state: 'queued' });",
    replace: ".and(isWanted).modify({ state: 'sending' });",
  },
  {
    name: 'cursor-before-rows',
    file: applyPage,
    find: '{ rows, from, to, isLast }: Page): Promise<boolean> {',
    replace:
      "{ rows, from, to, isLast }: Page): Promise<boolean> {\n  await db.meta.put({ key: 'cursor', ...to });",
  },
  {
    name: 'cursor-goes-back',
    file: applyPage,
    find: 'Math.max(to.cursor, stored?.cursor ?? 0)',
    replace: 'to.cursor',
  },
  {
    name: 'older-rows-over-newer',
    file: applyPage,
    find: 'return incoming.filter((row) => !older.has(row));',
    replace: 'return incoming.filter((row) => older.size < 0 || row.seq > 0);',
  },
  {
    name: 'shown-before-the-last-page',
    file: applyPage,
    find: 'if (isLast) {',
    replace: 'if (isLast || rows.length > 0) {',
  },
  {
    name: 'new-history-clears-the-outbox',
    file: applyPage,
    find: 'await db.quarantine.clear();',
    replace: 'await db.quarantine.clear();\n    await db.outbox.clear();',
  },
  {
    name: 'new-history-forgets-what-was-done',
    file: applyPage,
    find: 'ackGeneration !== generation);',
    replace: "ackGeneration === 'none');",
  },
  {
    name: 'tombstones-live',
    file: 'src/db/read-row.ts',
    find: 'row: { id, seq, deleted_at: deletedAt } };',
    replace: 'row: { ...fields, id, seq, deleted_at: null } };',
  },
  {
    name: 'mirror-drops-plans',
    file: 'src/db/read-row.ts',
    find: 'row: { ...fields, id, seq, deleted_at: null }',
    replace: 'row: { ...fields, plan: null, id, seq, deleted_at: null }',
  },
  {
    name: 'new-history-not-noticed',
    file: 'src/sync/pull.ts',
    find: 'if (page.resync !== undefined) return true;',
    replace: '',
  },
  {
    name: 'one-page-is-enough',
    file: 'src/sync/pull.ts',
    find: 'const isLast = page.next >= page.head;',
    replace: 'const isLast = page.next >= 0;',
  },
  {
    name: 'lost-call-counts-as-done',
    file: flush,
    find: "      state: 'queued' as const,",
    replace: "      state: 'acked' as const,",
  },
  {
    name: 'given-up-after-four-tries',
    file: flush,
    find: "      state: 'queued' as const,",
    replace: "      state: row.attempts > 4 ? ('dead' as const) : ('queued' as const),",
  },
  {
    name: 'held-is-refused',
    file: flush,
    find: "state: 'blocked', problem:",
    replace: "state: 'dead', problem:",
  },
  {
    name: 'bytes-freed-at-once',
    file: uploads,
    find: "    await settleAs({ state: 'acked' });",
    replace: "    await settleAs({ state: 'acked' });\n    await db.blobs.delete(row.entityId);",
  },
  {
    name: 'every-upload-arrived',
    file: uploads,
    find: 'if (answer.ok) {',
    replace: 'if (answer.ok || row.attempts > 0) {',
  },
  {
    name: 'lanes-ignored',
    file: planBatch,
    find: "row.state === 'dead' || stuckLanes.has(row.lane))",
    replace: "row.state === 'dead')",
  },
  {
    name: 'needs-ignored',
    file: planBatch,
    find: "(states.get(dep) ?? 'acked') !== 'acked');",
    replace: "(states.get(dep) ?? 'acked') === 'none');",
  },
  {
    name: 'sorted-by-clock',
    file: planBatch,
    find: 'for (const row of rows) {',
    replace: 'for (const row of rows.toSorted((one, other) => one.keptAt - other.keptAt)) {',
  },
  {
    name: 'poison-in-company',
    file: planBatch,
    find: 'row.failures >= failuresInCompany',
    replace: 'row.failures >= 1e9',
  },
  {
    name: 'credits-never-noticed',
    file: planBatch,
    find: 'balanceSeq > (problem.seq ?? -1) ? 0 : undefined',
    replace: 'balanceSeq < 0 ? 0 : undefined',
  },
  {
    name: 'no-pause-after-a-failure',
    file: 'src/sync/backoff.ts',
    find: 'return now + Math.max(pause, Math.min(retryAfterMs, longestRetryAfterMs));',
    replace: 'return now + pause * 0 + retryAfterMs * 0;',
  },
  {
    name: 'no-timer-of-its-own',
    file: 'src/sync/engine.ts',
    find: 'callOff = own.after(pause, () =>',
    replace: 'callOff = ((): (() => void) => () => {})(); void (() =>',
  },
];
