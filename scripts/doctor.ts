import { askOverNetwork, type DoctorFinding } from '#supabase/hosted/doctor/finding.ts';
import { examine, type ToExamine } from '#supabase/hosted/doctor/examine.ts';

/**
 * Looks at an installation from outside and prints what is wrong with it and how to mend it:
 * `npm run --silent doctor -- https://your.site [--service-key sb_secret_…] [--webhook-secret …] [--json]`
 * The address of the project and its publishable key come from the site's config.json, or from `--supabase-url` and `--key`.
 * The two secrets may also come from SUPABASE_SERVICE_KEY and RAZORPAY_WEBHOOK_SECRET.
 * Exits with 0 when nothing is wrong, 1 when something is, 2 when the words were wrong.
 */
async function main(): Promise<void> {
  const { asked, isJson } = readArguments(process.argv.slice(2));
  // Read by the backend package when it loads.
  process.env['LITE_TELEMETRY'] = '0';
  const { whatToExpect } = await import('#supabase/hosted/doctor/expected.ts');
  if (!isJson) console.log(`◎ Looking at ${asked.siteUrl}…`);
  const findings = await examine(asked, await whatToExpect(), askOverNetwork);
  const count = (state: DoctorFinding['state']) => findings.filter((one) => one.state === state).length;
  const [fine, wrong, unknown] = [count('fine'), count('wrong'), count('unknown')];
  if (isJson) console.log(JSON.stringify({ site: asked.siteUrl, fine, wrong, unknown, findings }, null, 2));
  else {
    let area = '';
    for (const finding of findings) {
      if (finding.area !== area) console.log(`\n${finding.area}`);
      ({ area } = finding);
      console.log(linesOf(finding));
    }
    console.log(`\n${fine} fine, ${wrong} wrong, ${unknown} not looked at`);
  }
  process.exitCode = wrong > 0 ? 1 : 0;
}

const marks = { fine: '✓', wrong: '✗', unknown: '–' } as const;

function linesOf({ check, state, detail, mend }: DoctorFinding): string {
  return [
    `  ${marks[state]} ${check}`,
    ...(detail === undefined ? [] : [`      ${detail}`]),
    ...(mend === undefined ? [] : [`      → ${mend}`]),
  ].join('\n');
}

const usage =
  'Usage: npm run --silent doctor -- https://your.site [--supabase-url https://<ref>.supabase.co --key sb_publishable_…] [--service-key sb_secret_…] [--webhook-secret …] [--json]';

function readArguments(words: readonly string[]): { asked: ToExamine; isJson: boolean } {
  const rest = words.filter((word) => word !== '--json');
  const take = (name: string): string | undefined => {
    const at = rest.indexOf(name);
    return at < 0 ? undefined : rest.splice(at, 2)[1];
  };
  const address = (value: string | undefined): string | undefined => value?.replace(/\/+$/, '');
  const asked = {
    supabaseUrl: address(take('--supabase-url')),
    key: take('--key'),
    serviceKey: take('--service-key') ?? process.env['SUPABASE_SERVICE_KEY'],
    webhookSecret: take('--webhook-secret') ?? process.env['RAZORPAY_WEBHOOK_SECRET'],
  };
  const [siteUrl, ...others] = rest;
  const isAddress = (value: string) => /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
  if (
    !siteUrl ||
    !isAddress(siteUrl) ||
    others.length > 0 ||
    (asked.supabaseUrl && !isAddress(asked.supabaseUrl))
  ) {
    console.error(usage);
    process.exit(2);
  }
  return { asked: { siteUrl: address(siteUrl) ?? siteUrl, ...asked }, isJson: words.includes('--json') };
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
