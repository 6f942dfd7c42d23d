/** As `installation_report` answers; the migration says what each part means. */
export interface DatabaseReport {
  migration: string | null;
  tables: {
    name: string;
    key: string;
    has_rls: boolean;
    grants: Record<string, string[]>;
    policies: RowPolicy[];
  }[];
  functions: { name: string; roles: string[] }[];
  buckets: {
    id: string;
    public: boolean;
    file_size_limit: number | null;
    allowed_mime_types: string[] | null;
  }[];
  file_policies: RowPolicy[];
  seeds: string[];
  extensions: string[];
  vault: string[] | null;
  schedules:
    { name: string; schedule: string; active: boolean; command: string; failed_at: string | null }[] | null;
  is_realtime_open: boolean | null;
  overdue: Record<string, number>;
  /** By role, as the database writes them; null or 0 lets a statement go on for ever. */
  statement_timeouts: Record<string, string | null>;
  /** What the data API of a hosted project calls before each request; null in an embedded one. */
  pre_request: string | null;
}

export interface RowPolicy {
  name: string;
  command: string;
  roles: string[];
  rule: string;
}
