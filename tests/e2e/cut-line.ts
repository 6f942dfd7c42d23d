import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Backend } from './world.ts';

/** A line between a browser and a backend that can be cut in the middle of something. */
export interface CutLine {
  url: string;
  /** Ends the connection of the next call to this path once so many bytes of it have passed. */
  cutAfter(path: string, bytes: number): void;
  /** Takes every call and lets nothing through, as a line does that is there by name alone; nothing it has taken goes on later. */
  fallSilent(): void;
  speakAgain(): void;
  /** How often it was cut. */
  cuts(): number;
  close(): void;
}

export async function cutLine(backend: Backend): Promise<CutLine> {
  const port = Number(new URL(backend.url).port);
  const open = new Set<Socket>();
  let next: { path: string; bytes: number } | undefined;
  let cuts = 0;
  let isSilent = false;
  const server = createServer((client) => {
    const host = connect(port, '127.0.0.1');
    let left = Infinity;
    const end = () => {
      client.destroy();
      host.destroy();
      open.delete(client);
    };
    open.add(client);
    client.on('data', (bytes: Buffer) => {
      if (isSilent) return;
      if (next && bytes.includes(`POST ${next.path}`)) {
        left = next.bytes;
        next = undefined;
      }
      if (bytes.length < left) {
        left -= bytes.length;
        host.write(bytes);
        return;
      }
      cuts += 1;
      end();
    });
    host.on('data', (bytes: Buffer) => !isSilent && client.write(bytes));
    for (const socket of [client, host]) {
      socket.on('error', end);
      socket.on('close', end);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter: (path, bytes) => (next = { path, bytes }),
    fallSilent: () => (isSilent = true),
    speakAgain: () => {
      isSilent = false;
      // What was swallowed on them cannot be made good.
      for (const socket of open) socket.destroy();
    },
    cuts: () => cuts,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
