-- The work that a hosted project does by the clock. Turn on the extensions pg_cron and pg_net first and put two secrets into
-- the vault, project_url and service_key; docs/hosting.md shows how. Safe to run again: a schedule of the same name is
-- replaced. `npm run doctor` compares a project with this file.

-- Credits of questions and plans that nobody has answered go back after a quarter of an hour.
select cron.schedule('expire-chat-jobs', '* * * * *', 'select public.expire_chat_jobs(900)');

-- What is old goes: deletions that every device has heard of, receipts of acts, traces of guests, of messages, of payments.
select cron.schedule('purge-tombstones', '17 3 * * *', 'select public.purge_tombstones(180)');
select cron.schedule('purge-receipts', '27 3 * * *', 'select public.purge_receipts(400)');
select cron.schedule('purge-payment-traces', '37 3 * * *', 'select public.purge_payment_traces(90)');
select cron.schedule('purge-guest-calls', '47 3 * * *', 'select public.purge_guest_calls()');
select cron.schedule('purge-reminder-deliveries', '57 3 * * *', 'select public.purge_reminder_deliveries(30)');
select cron.schedule('purge-contact-senders', '7 * * * *', 'select public.purge_contact_senders()');

-- The functions that somebody has to wake. One that is not configured answers so and does nothing.
select cron.schedule('send-reminders', '* * * * *', 'select private.call_function(''send-reminders'')');
select cron.schedule('reconcile-payments', '* * * * *', 'select private.call_function(''reconcile-payments'')');
select cron.schedule('mail-contact', '* * * * *', 'select private.call_function(''mail-contact'')');

-- The record of runs grows by ten lines a minute.
select cron.schedule('purge-cron-runs', '13 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
