import { type Client, type CustomTypesConfig, type QueryResult, types } from 'pg';
import type { Engine } from '#tests/db/database.ts';

/**
 * A session of a server that answers as the database in memory does: one statement or transaction at a time, in the order
 * in which they were asked for.
 */
export function engineOver(client: Client): Engine {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const ask = async <Row>(sql: string, params: unknown[] = []): Promise<Results<Row>> =>
    resultOf<Row>(await client.query({ text: sql, values: params.map(asParameter), types: asTexts }));
  const run = async (sql: string): Promise<Results<Record<string, unknown>>[]> => {
    // With several statements the driver answers with a list.
    const answer = (await client.query(sql)) as QueryResult | QueryResult[];
    return [answer].flat().map((one) => resultOf(one));
  };
  return {
    query: <Row>(sql: string, params?: unknown[]) => inTurn(() => ask<Row>(sql, params)),
    exec: (sql: string) => inTurn(() => run(sql)),
    transaction: <T>(work: Parameters<Engine['transaction']>[0]) =>
      inTurn(async () => {
        let isOver = false;
        await client.query('begin');
        try {
          const result = await work({
            query: ask,
            exec: run,
            async rollback() {
              isOver = true;
              await client.query('rollback');
            },
          });
          if (!isOver) await client.query('commit');
          return result as T;
        } catch (error) {
          if (!isOver) await client.query('rollback');
          throw error;
        }
      }),
    async listen(channel: string, heard: (payload: string) => void) {
      const pass = (message: { channel: string; payload?: string | undefined }) => {
        if (message.channel === channel) heard(message.payload ?? '');
      };
      client.on('notification', pass);
      await inTurn(() => client.query(`listen ${channel}`));
      return async () => {
        client.off('notification', pass);
        await inTurn(() => client.query(`unlisten ${channel}`));
      };
    },
  };
}

interface Results<Row> {
  rows: Row[];
  affectedRows: number;
  fields: { name: string; dataTypeID: number }[];
}

function resultOf<Row>({ rows, rowCount, fields }: QueryResult): Results<Row> {
  return {
    rows: rows as Row[],
    affectedRows: rowCount ?? 0,
    fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
  };
}

/** The database in memory hands out times and days as the texts that they are. */
const asTexts: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    [types.builtins.DATE, types.builtins.TIMESTAMP, types.builtins.TIMESTAMPTZ].includes(oid)
      ? String
      : oid === types.builtins.INT8
        ? Number
        : types.getTypeParser(oid, format),
};

/** The driver writes lists as arrays of the database; a list of objects is meant as JSON. */
function asParameter(value: unknown): unknown {
  return Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)
    ? JSON.stringify(value)
    : value;
}
