import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '#tests/fakes/embedded-world.ts';

/** Where a running server is. Plain data, so that it can be handed to the processes of the tests. */
export interface ServerAddress {
  host: string;
  port: number;
  user: string;
  password: string;
}

export type PostgresServer =
  | { kind: 'running'; address: ServerAddress; version: string; stop(): Promise<void> }
  /** `reason` is a sentence for whoever started the tests. */
  | { kind: 'absent'; reason: string };

/**
 * Starts a PostgreSQL of its own: a new cluster in a new temporary folder, on loopback, at a free port. The server ends
 * and its folder goes when `stop` is called or when this process ends, in whatever way. One that `isDurable` waits for the
 * disk at each commit, as a server does that people depend on.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const bin = findBinaries() ?? (await installBinaries());
  if (bin === undefined)
    return absent('no PostgreSQL is installed and this process cannot install Debian’s package postgresql');
  const account = accountForServer();
  if (account === undefined)
    return absent('PostgreSQL does not run as root and there is no other account here');
  const folder = await mkdtemp(join(tmpdir(), 'disha-postgres-'));
  await give(folder, account);
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  await give(passwordFile, account);

  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    { ...account, cwd: folder, encoding: 'utf8', timeout: 120_000 },
  );
  if (made.status !== 0) {
    await rm(folder, { recursive: true, force: true });
    return absent(`initdb failed: ${made.error?.message ?? made.stderr.trim()}`);
  }
  const port = await freePort();
  const keeper = keep({ bin, data, folder, port, account, isDurable });
  const address: ServerAddress = { host: '127.0.0.1', port, user: superuser, password };
  const version = await firstAnswer(address, keeper);
  if (version === undefined) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
    await release(keeper, folder);
    return absent(`PostgreSQL did not start: ${log.trim().slice(-1000)}`);
  }
  return { kind: 'running', address, version, stop: () => release(keeper, folder) };
}

const superuser = 'disha';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 120,
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  // A deadlock is looked for after this wait; sooner than usual, so that none passes as slowness.
  deadlock_timeout: '100ms',
  jit: 'off',
  timezone: 'UTC',
};

/** The cluster does not outlive its tests, so that nothing has to survive a power cut. */
const forgetful = { fsync: 'off', full_page_writes: 'off' };

function absent(reason: string): PostgresServer {
  return { kind: 'absent', reason };
}

/** The folder with initdb and postgres, the newest where there are several. */
function findBinaries(): string | undefined {
  const ofDebian = '/usr/lib/postgresql';
  const versions = (existsSync(ofDebian) ? readdirSync(ofDebian) : []).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...versions.map((version) => join(ofDebian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Debian's package, without the cluster and the service that it would set up for everyday use. */
async function installBinaries(): Promise<string | undefined> {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return undefined;
  console.log('No PostgreSQL found; installing the package of this system…');
  const asRoot = (command: string, args: string[], input = '') =>
    spawnSync(isRoot ? command : 'sudo', isRoot ? args : ['-n', command, ...args], {
      input,
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: 300_000,
    });
  const config = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(config)) {
    asRoot('mkdir', ['-p', '/etc/postgresql-common']);
    asRoot('tee', [config], 'create_main_cluster = false\n');
  }
  asRoot('apt-get', ['update', '-qq']);
  const quiet = 'DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1';
  const install = 'apt-get install -y -qq --no-install-recommends postgresql';
  asRoot('env', `${quiet} ${install}`.split(' '));
  return findBinaries();
}

/** Empty for the account of this process. */
interface Account {
  uid?: number;
  gid?: number;
}

async function give(path: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** PostgreSQL refuses to run as root; root lends it another account. */
function accountForServer(): Account | undefined {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
}

/**
 * The server under a shell that waits for the end of its input: the pipe closes with this process, also when it is
 * killed, and then the shell stops the server and removes the folder. In a session of its own, so that Ctrl-C in a
 * terminal reaches the tests alone.
 */
function keep(server: {
  bin: string;
  data: string;
  folder: string;
  port: number;
  account: Account;
  isDurable: boolean;
}): ChildProcess {
  const script = `
    folder=$1; shift
    "$@" >"$folder/log" 2>&1 &
    server=$!
    cat >/dev/null
    kill -QUIT $server
    wait $server
    rm -rf "$folder"`;
  const values = { ...settings, ...(!server.isDurable && forgetful), port: server.port };
  const options = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = join(server.bin, 'postgres');
  return spawn('sh', ['-c', script, 'sh', server.folder, postgres, '-D', server.data, ...options], {
    ...server.account,
    cwd: server.folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
}

async function release(keeper: ChildProcess, folder: string): Promise<void> {
  if (keeper.exitCode === null) {
    const ended = once(keeper, 'exit');
    keeper.stdin?.end();
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

/** The server's version, or undefined if it does not answer within half a minute. */
async function firstAnswer(address: ServerAddress, keeper: ChildProcess): Promise<string | undefined> {
  for (let attempt = 0; attempt < 300 && keeper.exitCode === null; attempt += 1) {
    const client = new Client({ ...address, database: 'postgres' });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return undefined;
}
