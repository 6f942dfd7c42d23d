import { webcrypto } from 'node:crypto';
import { signatureOf } from '../../functions/_shared/signature.ts';
import { codeOf, serviceHeaders } from './examine-database.ts';
import { fieldOf, finding, heardIn, type DoctorFinding, type Patient, unknown } from './finding.ts';
import type { DatabaseReport } from './report.ts';

/** What signing up and in is set to, as far as the auth service tells strangers. */
export async function examineSignIn({ ask, supabaseUrl, key }: Patient): Promise<DoctorFinding[]> {
  const area = 'sign-in';
  const heard = await ask(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: key } });
  const settings = heard.status === 200 ? heard.json : undefined;
  if (typeof settings !== 'object' || settings === null)
    return [
      finding(area, 'the auth service answers', false, {
        detail: heardIn(heard),
        mend: 'Look at the address and the publishable key in config.json, and whether the project is paused.',
      }),
    ];
  const ways = ['google', 'facebook', 'phone'].filter((way) => fieldOf(settings, 'external', way) === true);
  return [
    finding(area, 'people sign in with their address', fieldOf(settings, 'external', 'email') !== false, {
      detail: 'e-mail is turned off',
      mend: 'Run `npx supabase config push`, or turn on Authentication → Sign in / Providers → Email.',
    }),
    finding(area, 'people may sign up', fieldOf(settings, 'disable_signup') !== true, {
      detail: 'sign-ups are turned off',
      mend: 'Run `npx supabase config push`, or turn on Authentication → Sign in / Providers → Allow new users.',
    }),
    finding(
      area,
      'an address is confirmed before it is used',
      fieldOf(settings, 'mailer_autoconfirm') !== true,
      {
        detail:
          'addresses count as confirmed at once: anybody could take somebody else’s, with two credits each time',
        mend: 'Run `npx supabase config push`, or turn on Authentication → Email → Confirm email.',
      },
    ),
    ways.length > 0
      ? { area, check: `other ways in: ${ways.join(', ')}`, state: 'fine' }
      : unknown(area, 'other ways in', 'none is turned on; e-mail and password alone'),
  ];
}

/** Each function, as a page of the site and as a stranger would call it. */
export async function examineFunctions(patient: Patient, names: readonly string[]): Promise<DoctorFinding[]> {
  const { ask, supabaseUrl, siteUrl, key } = patient;
  const area = 'functions';
  return Promise.all(
    names.map(async (name): Promise<DoctorFinding> => {
      const check = `${name} answers, to pages of the site and in the shape that they read`;
      const url = `${supabaseUrl}/functions/v1/${name}`;
      const preflight = await ask(url, {
        method: 'OPTIONS',
        headers: {
          origin: new URL(siteUrl).origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, apikey, content-type',
        },
      });
      if (preflight.status === 404)
        return finding(area, check, false, {
          detail: 'it is not there',
          mend: `npx supabase functions deploy ${name}`,
        });
      const allowed = preflight.headers.get('access-control-allow-origin') ?? '';
      const mayBring = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase();
      const isOpen =
        preflight.status < 300 &&
        ['*', new URL(siteUrl).origin].includes(allowed) &&
        ['authorization', 'apikey', 'content-type'].every((header) => mayBring.includes(header));
      if (!isOpen)
        return finding(area, check, false, {
          detail: `the preflight ${heardIn(preflight)}, for the origin “${allowed}”`,
          mend: `Deploy it with supabase/config.toml (verify_jwt = false): npx supabase functions deploy ${name}`,
        });
      const wrongMethod = await ask(url, { method: 'GET', headers: { apikey: key } });
      const stranger = await ask(url, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: '{}',
      });
      const isRight =
        wrongMethod.status === 405 &&
        codeOf(wrongMethod.json) === 'method_not_allowed' &&
        ((stranger.status >= 400 && stranger.status < 500) || [501, 503].includes(stranger.status)) &&
        codeOf(stranger.json) !== undefined;
      const heard = wrongMethod.status === 405 ? stranger : wrongMethod;
      return finding(area, check, isRight, {
        detail: heardIn(heard),
        mend:
          heard.status >= 500
            ? `Look at its log (Edge Functions → ${name} → Logs); SITE_URL has to be among the secrets.`
            : `Deploy it again with supabase/config.toml: npx supabase functions deploy ${name}`,
      });
    }),
  );
}

/** The webhook of the payment gateway: who may tell it something. */
export async function examinePayments(patient: Patient): Promise<DoctorFinding[]> {
  const { ask, supabaseUrl, config, webhookSecret } = patient;
  const area = 'payments';
  const isTaken = config['payments'] === 'razorpay';
  const url = `${supabaseUrl}/functions/v1/razorpay-webhook`;
  const unsigned = await ask(url, { method: 'POST', headers: json, body: harmless });
  if (codeOf(unsigned.json) === 'payments_unavailable')
    return [
      isTaken
        ? finding(area, 'the gateway’s events are taken', false, {
            detail: 'config.json offers payments, but the functions have no secret for the webhook',
            mend: 'npx supabase secrets set RAZORPAY_KEY_ID=… RAZORPAY_KEY_SECRET=… RAZORPAY_WEBHOOK_SECRET=…',
          })
        : unknown(area, 'the gateway’s events are taken', 'nothing can be bought here'),
    ];
  const forged = await ask(url, {
    method: 'POST',
    headers: { ...json, 'x-razorpay-signature': await signatureOf(harmless, 'a guess') },
    body: harmless,
  });
  const findings = [
    finding(
      area,
      'an event that nobody has signed is refused, and one that somebody else has signed too',
      [unsigned, forged].every((heard) => heard.status === 400 && codeOf(heard.json) === 'bad_signature'),
      {
        detail: heardIn(unsigned.status === 400 ? forged : unsigned),
        mend: 'Deploy razorpay-webhook again: whoever knows its address could tell it of payments.',
      },
    ),
  ];
  if (webhookSecret === undefined)
    findings.push(
      unknown(area, 'an event with the right signature is taken', 'give --webhook-secret to try'),
    );
  else {
    const signed = await ask(url, {
      method: 'POST',
      headers: {
        ...json,
        'x-razorpay-signature': await signatureOf(harmless, webhookSecret),
        // Always the same: however often it comes it is one line, which goes with the others after 90 days.
        'x-razorpay-event-id': 'doctor',
      },
      body: harmless,
    });
    findings.push(
      finding(area, 'an event with the right signature is taken', signed.status === 200, {
        detail: heardIn(signed),
        mend: 'The secret here, in the gateway’s dashboard and in RAZORPAY_WEBHOOK_SECRET has to be the same.',
      }),
    );
  }
  return findings;
}

const json = { 'content-type': 'application/json' };

/** Names no order and no payment, so that nothing comes of it. */
const harmless = JSON.stringify({ event: 'doctor.asks', payload: {} });

/** The key that browsers subscribe with, and whether the functions sign with its other half. */
export async function examinePush(patient: Patient): Promise<DoctorFinding[]> {
  const { ask, supabaseUrl, config, serviceKey } = patient;
  const area = 'push';
  const url = `${supabaseUrl}/functions/v1/send-reminders`;
  const key = config['pushKey'];
  const stranger = await ask(url, { method: 'POST', headers: json, body: '{}' });
  const isConfigured = codeOf(stranger.json) !== 'push_unavailable';
  if (key === undefined || key === null)
    return [
      isConfigured
        ? finding(area, 'people can be reminded', false, {
            detail: 'the functions have keys, but config.json has no pushKey',
            mend: 'Add "pushKey": "<VAPID_PUBLIC_KEY>" to config.json.',
          })
        : unknown(area, 'people can be reminded', 'nothing is pushed here; the app reminds while it is open'),
    ];
  const findings = [
    finding(area, 'the key that browsers get is one', typeof key === 'string' && (await isPublicKey(key)), {
      detail: `pushKey is ${JSON.stringify(key)}, no point of the curve P-256 in base64url`,
      mend: 'Copy VAPID_PUBLIC_KEY into config.json: 87 characters, beginning with B.',
    }),
    finding(area, 'nobody else may send reminders', stranger.status === 401 || !isConfigured, {
      detail: heardIn(stranger),
      mend: 'Deploy send-reminders again.',
    }),
  ];
  const same = 'reminders are signed with its other half';
  if (!isConfigured)
    findings.push(
      finding(area, same, false, {
        detail: 'config.json has a pushKey, but the functions have no keys',
        mend: 'npx supabase secrets set VAPID_PUBLIC_KEY=… VAPID_PRIVATE_KEY=… VAPID_SUBJECT=mailto:…',
      }),
    );
  else if (serviceKey === undefined) findings.push(unknown(area, same, 'give --service-key to ask'));
  else {
    // What the schedule does every minute; safe to call at any time.
    const heard = await ask(url, { method: 'POST', headers: serviceHeaders(serviceKey), body: '{}' });
    const theirs = fieldOf(heard.json, 'public_key');
    findings.push(
      finding(area, same, heard.status === 200 && theirs === key, {
        detail: heard.status === 200 ? `they are signed for ${String(theirs)}` : heardIn(heard),
        mend:
          heard.status === 401
            ? 'The functions work with another secret key than this one.'
            : 'Give config.json the VAPID_PUBLIC_KEY of the secrets; devices subscribe anew by themselves.',
      }),
    );
  }
  return findings;
}

async function isPublicKey(key: string): Promise<boolean> {
  if (!/^[\w-]{87}$/.test(key)) return false;
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  return webcrypto.subtle.importKey('raw', Buffer.from(key, 'base64url'), curve, true, ['verify']).then(
    () => true,
    () => false,
  );
}

export interface Schedule {
  name: string;
  schedule: string;
  /** As the report hashes it. */
  command: string;
}

/** What has to run by the clock, beside what the project says runs. */
export function examineSchedules(
  report: DatabaseReport | undefined,
  expected: readonly Schedule[],
  isEmbedded: boolean,
): DoctorFinding[] {
  const area = 'schedules';
  const check = 'what has to run by the clock does';
  if (isEmbedded) return [unknown(area, check, 'the embedded server runs it by itself')];
  if (!report) return [unknown(area, check, 'give --service-key to look inside')];
  const mend = 'Turn on pg_cron and pg_net (Database → Extensions), then run supabase/hosted/schedules.sql.';
  const { schedules, vault } = report;
  if (schedules === null)
    return [
      finding(area, check, false, {
        detail: 'pg_cron is not turned on: nothing is ever cleaned up, reminded or given back',
        mend,
      }),
    ];
  const findings = expected.flatMap(({ name, schedule, command }): DoctorFinding[] => {
    const found = schedules.find((one) => one.name === name);
    const wrong = (detail: string, how = 'Run supabase/hosted/schedules.sql again.') => [
      finding(area, `${name} runs`, false, { detail, mend: how }),
    ];
    if (!found) return wrong('there is no such schedule');
    if (!found.active)
      return wrong(
        'it is switched off',
        `select cron.alter_job(jobid, active := true) from cron.job where jobname = '${name}';`,
      );
    if (found.schedule !== schedule) return wrong(`it runs at “${found.schedule}” instead of “${schedule}”`);
    if (found.command !== command) return wrong('it does something else than it should');
    if (found.failed_at !== null)
      return wrong(
        `its run at ${found.failed_at} failed`,
        `select return_message from cron.job_run_details where status = 'failed' order by start_time desc limit 5;`,
      );
    return [];
  });
  if (!report.extensions.includes('pg_net'))
    findings.push(
      finding(area, 'the clock reaches the functions', false, { detail: 'pg_net is not turned on', mend }),
    );
  else if (vault === null)
    findings.push(unknown(area, 'the vault has what the clock needs', 'the vault cannot be looked at'));
  else
    findings.push(
      finding(
        area,
        'the vault has what the clock needs',
        ['project_url', 'service_key'].every((name) => vault.includes(name)),
        {
          detail: `it has ${vault.length === 0 ? 'nothing' : vault.join(', ')}`,
          mend: `select vault.create_secret('https://<ref>.supabase.co', 'project_url'); select vault.create_secret('sb_secret_…', 'service_key');`,
        },
      ),
    );
  if (findings.every(({ state }) => state === 'fine'))
    findings.unshift({ area, check: `${expected.length} schedules run as they should`, state: 'fine' });
  return findings;
}
