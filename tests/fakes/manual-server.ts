import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { Op, OpResult, OpsReply } from '#remote/procedures.ts';

type OpsAnswer = Answer<OpsReply> | ((ops: readonly Op[]) => Answer<OpsReply> | Promise<Answer<OpsReply>>);

/** A server that takes every act once, unless it is told what to answer next. */
export class ManualServer {
  /** The ops of every call, as they came. */
  readonly calls: Op[][] = [];
  readonly devices: string[] = [];
  /** What the next calls are answered, before it takes acts again. */
  readonly answers: OpsAnswer[] = [];
  /** Ops in the order in which they were carried out, each once. */
  readonly done: Op[] = [];
  head = 0;
  generation = 'g';
  private readonly seqs = new Map<string, number>();

  async applyOps(deviceId: string, ops: readonly Op[]): Promise<Answer<OpsReply>> {
    // As over a wire: what the caller does with it later changes nothing.
    this.calls.push(structuredClone([...ops]));
    this.devices.push(deviceId);
    const answer = this.answers.shift();
    if (answer === undefined) return this.takeAll(ops);
    return typeof answer === 'function' ? answer(ops) : answer;
  }

  /** Carries out what it has not carried out before. */
  takeAll(ops: readonly Op[]): Answer<OpsReply> {
    return this.reply(ops.map((op) => this.take(op)));
  }

  /** Carries out some of them; the others are answered as given. */
  takeUnless(ops: readonly Op[], others: Record<string, Partial<OpResult>>): Answer<OpsReply> {
    return this.reply(
      ops.map((op) => {
        const other = others[op.op_id];
        return other ? { ...resultOf(op.op_id), ...other } : this.take(op);
      }),
    );
  }

  reply(results: OpResult[]): Answer<OpsReply> {
    return { ok: true, value: { results, head: this.head, generation: this.generation } };
  }

  opIds(): string[][] {
    return this.calls.map((ops) => ops.map((op) => op.op_id));
  }

  private take(op: Op): OpResult {
    const seq = this.seqs.get(op.op_id);
    if (seq !== undefined) return { ...resultOf(op.op_id), status: 'duplicate', seq };
    this.head += 1;
    this.seqs.set(op.op_id, this.head);
    this.done.push(op);
    return { ...resultOf(op.op_id), seq: this.head };
  }
}

export function failing(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}

function resultOf(opId: string): OpResult {
  return { opId, status: 'applied', code: undefined, reason: undefined, seq: undefined };
}
