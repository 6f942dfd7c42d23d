-- The rule of the acts, also for whoever writes the table itself: a browser can neither copy nor store what lies thousands
-- of levels deep, and a device that is sent such a row would never be in step again.
alter table public.vaastu_analysis
  add constraint vaastu_analysis_plan_shallow check (not jsonb_path_exists(plan, '$.**{9 to last}'));
