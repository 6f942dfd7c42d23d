/** The rooms of the house: who may import whom. Each rule says what to do instead. */
const except = (...paths) => ({ pathNot: paths });

/** Everything of ours that `from` may not import, as one rule. */
const closed = (name, from, forbidden, comment, options = {}) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: ['\\.test\\.tsx?$', ...(options.fromNot ?? [])] },
  to: { path: forbidden, ...(options.toNot ? except(...options.toNot) : {}) },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one subject, or hide a third: move the shared part down.',
      from: { pathNot: 'src/app/route-tree\\.gen\\.ts|src/routes/|src/app/router\\.ts' },
      to: { circular: true, viaOnly: { pathNot: 'route-tree\\.gen' } },
    },
    {
      name: 'not-resolved',
      severity: 'error',
      comment: 'The file or package is not there.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    closed(
      'domain-is-pure',
      '^src/domain/',
      '^(src/(?!domain/)|sw/|supabase/|tests/|scripts/)|^node_modules/',
      'Rules import nothing of ours and no package; pass the value in, or move the code to the room that does the waiting.',
      { fromNot: ['^src/domain/sky/'] },
    ),
    closed(
      'sky-alone-knows-the-ephemeris',
      '^src/domain/sky/',
      '^(src/(?!domain/)|sw/|supabase/|tests/|scripts/)|^node_modules/(?!astronomy-engine)',
      'The sky imports the ephemeris library and other rules only.',
    ),
    closed(
      'routes-know-urls-only',
      '^src/routes/',
      '^src/(db|sync|remote|domain|pwa)/',
      'A route turns a URL into a screen; let the feature ask for what it shows.',
    ),
    closed(
      'app-never-talks-to-the-network',
      '^src/(app/|main\\.tsx)',
      '^src/remote/',
      'Start the session or the sync, and let them talk to the network.',
    ),
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      comment: 'Let the two meet in a route, or move what they share one room lower.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    closed(
      'features-stay-in-the-house',
      '^src/features/',
      '^src/(remote|routes|app|cli)/|^src/sync/(?!sync-status|answer-stream|answer-tries|upload-progress)|^(sw|supabase)/',
      'A screen asks db and session and tells db/mutations; the network is behind them.',
    ),
    closed(
      'ui-knows-no-product',
      '^src/ui/',
      '^src/(db|features|domain|session|sync|remote|routes|app|pwa)/|^(sw|supabase)/',
      'Pass it in as a property.',
    ),
    closed(
      'db-is-the-devices-truth',
      '^src/db/',
      '^src/(remote|sync|features|ui|routes|app|session|pwa|i18n)/|^node_modules/(react|react-dom|dexie-react-hooks)/',
      'Storage knows neither the network nor React; subscribe from a feature hook.',
    ),
    closed(
      'sync-has-no-face',
      '^src/sync/',
      '^src/(features|ui|routes|app|i18n|pwa)/|^node_modules/(react|react-dom)/',
      'Publish a status; let a screen draw it.',
      { fromNot: ['^src/sync/use-'] },
    ),
    closed(
      'remote-only-talks',
      '^src/remote/',
      '^src/(db|sync|session|features|ui|routes|app|i18n|pwa)/|^node_modules/(react|react-dom)/',
      'Return the parsed answer; let the caller store it.',
    ),
    closed(
      'session-knows-no-screen',
      '^src/session/',
      '^src/(features|routes|app)/',
      'Publish the state; let a screen draw it.',
    ),
    closed(
      'i18n-and-lib-are-ground-floor',
      '^src/(i18n|lib)/',
      '^src/(?!i18n/|lib/|domain/(is-record|language)\\.)',
      'Tools that any app could use know nothing of this one but its languages.',
    ),
    closed(
      'checkout-stands-apart',
      '^src/pay/',
      '^src/(?!pay/|lib/|i18n/|domain/(is-record|language)\\.|ui/[\\w-]+\\.css)|^(sw|supabase)/|^node_modules/',
      'The document that runs the script of a payment provider has nothing of the app in it but words, formats and colours.',
    ),
    {
      name: 'checkout-is-met-at-the-handover',
      severity: 'error',
      comment:
        'The app and the checkout are two documents: they meet in what src/pay/handover.ts writes and reads.',
      from: { path: '^src/(?!pay/)' },
      to: { path: '^src/pay/(?!handover)' },
    },
    {
      name: 'session-alone-hands-over',
      severity: 'error',
      comment: 'Ask session/payments.ts for it.',
      from: { path: '^(src/(?!pay/|session/)|sw/|supabase/)' },
      to: { path: '^src/pay/' },
    },
    closed(
      'worker-stays-small',
      '^sw/',
      '^src/(?!domain/|lib/|pwa/messages)|^node_modules/(react|react-dom|@supabase|@mantine)/',
      'The worker shares rules and message types only; data goes through sw/background-sync.ts.',
      { fromNot: ['^sw/background-sync'] },
    ),
    closed(
      'worker-syncs-through-one-door',
      '^sw/background-sync',
      '^src/(?!domain/|lib/|pwa/messages|sync/sync-kept-user)|^node_modules/',
      'Whatever else the worker should do with rows belongs into src/sync, where pages do it too.',
    ),
    {
      name: 'worker-brings-no-screen',
      severity: 'error',
      comment: 'Its budget has no room for this; split the file so that the worker gets what has none of it.',
      from: { path: '^sw/' },
      to: {
        path: '^src/(features|ui|routes|app|i18n)/|^node_modules/(react|react-dom|@supabase|@mantine|zustand)/',
        reachable: true,
      },
    },
    closed(
      'functions-share-rules-only',
      '^supabase/functions/',
      '^src/(?!domain/)|^sw/|^supabase/local/|^node_modules/(?!nodemailer/)',
      'A handler runs in Deno and in Node: take the rules from #domain and the rest as dependencies. What sends mails runs in both.',
    ),
    closed(
      'nothing-ships-the-workshop',
      '^(src/(?!cli/)|sw/)',
      '^(tests|scripts|supabase)/',
      'Test and tool code does not ship.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.app.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
