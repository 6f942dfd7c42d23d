import { examineAccess, examineReport } from './examine-database.ts';
import {
  examineFunctions,
  examinePayments,
  examinePush,
  examineSchedules,
  examineSignIn,
  type Schedule,
} from './examine-services.ts';
import { examineConfig, examineHeaders, examineSite } from './examine-site.ts';
import { type AskSite, type DoctorFinding, type Patient, plain, unknown } from './finding.ts';
import type { DatabaseReport } from './report.ts';

export interface ToExamine {
  siteUrl: string;
  /** Instead of what the site's config.json says. */
  supabaseUrl?: string | undefined;
  key?: string | undefined;
  serviceKey?: string | undefined;
  webhookSecret?: string | undefined;
}

/** What this version is made of. */
export interface Expected {
  report: DatabaseReport;
  functions: readonly string[];
  schedules: readonly Schedule[];
}

/**
 * Looks at an installation from outside and says of each thing whether it is as it should be. Changes nothing: reads, calls
 * that are refused, and with the service key the sending of what is due, which the clock does every minute.
 */
export async function examine(asked: ToExamine, expected: Expected, ask: AskSite): Promise<DoctorFinding[]> {
  return (await lookAtAll(asked, expected, ask)).map(plain);
}

async function lookAtAll(asked: ToExamine, expected: Expected, ask: AskSite): Promise<DoctorFinding[]> {
  const { siteUrl } = asked;
  const { findings, config } = examineConfig(await ask(`${siteUrl}/config.json`), siteUrl);
  const said = (name: string): string | undefined => {
    const value = config[name];
    return typeof value === 'string' && value !== '' ? value.replace(/\/+$/, '') : undefined;
  };
  const isEmbedded = config['embedded'] === true && asked.supabaseUrl === undefined;
  const patient: Patient = {
    siteUrl,
    supabaseUrl: asked.supabaseUrl ?? said('supabaseUrl') ?? siteUrl,
    key: asked.key ?? said('supabaseKey') ?? '',
    serviceKey: asked.serviceKey,
    webhookSecret: asked.webhookSecret,
    config,
    ask,
  };
  findings.push(...(await examineSite(patient)), ...(await examineHeaders(patient)));
  if (patient.key === '')
    return [...findings, unknown('database', 'everything behind the site', 'give --supabase-url and --key')];
  findings.push(...(await examineSignIn(patient)), ...(await examineAccess(patient, expected.report)));
  const inside = await examineReport(patient, expected.report);
  findings.push(
    ...inside.findings,
    ...(await examineFunctions(patient, expected.functions)),
    ...(await examinePayments(patient)),
    ...(await examinePush(patient)),
    ...examineSchedules(inside.report, expected.schedules, isEmbedded),
  );
  return findings;
}
