-- Tells the user's other devices that there is something to pull: `{head}` and no more; the rows themselves are pulled.
--
-- A hosted project sends a private broadcast to the topic user:<id>; elsewhere the database notifies whoever listens on
-- disha_head, with the user's id. Both reach a listener after the commit only. Once per transaction and user: the first
-- new head is enough, as everything that a transaction wrote becomes visible with it.

create function private.nudge_devices() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Local to the transaction; taken back together with a sub-transaction, as the nudge itself is.
  if current_setting('disha.nudged', true) = new.user_id::text then
    return null;
  end if;
  perform set_config('disha.nudged', new.user_id::text, true);
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is null then
    perform pg_notify('disha_head', new.user_id::text);
    return null;
  end if;
  begin
    perform realtime.send(jsonb_build_object('head', new.head), 'head', 'user:' || new.user_id, true);
  exception when others then
    -- Devices also pull by themselves; a write never fails because nobody could be told.
    raise warning 'no nudge for %: %', new.user_id, sqlerrm;
  end;
  return null;
end
$$;
create trigger nudge_devices after update of head on public.sync_heads
  for each row when (old.head < new.head)
  execute function private.nudge_devices();

-- Lets people listen to their own topic, where there is Realtime. Safe to call again, e.g. when it was added later.
create function private.open_user_topic() returns void
language plpgsql
set search_path = ''
as $$
begin
  if to_regclass('realtime.messages') is null then
    return;
  end if;
  execute 'drop policy if exists "people listen to their own topic" on realtime.messages';
  execute $policy$
    create policy "people listen to their own topic" on realtime.messages
      for select to authenticated
      using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text)
  $policy$;
end
$$;
select private.open_user_topic();
