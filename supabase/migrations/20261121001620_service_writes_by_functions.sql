-- A statement of the service role may name the rows of many people, and a trigger learns whose they are only when they
-- are locked already: their heads could not come first. So the service role writes mirrored rows through functions, which
-- take the head, and reads them as before.
revoke insert, update, delete on
  public.profiles,
  public.chat_sessions,
  public.user_chats,
  public.properties,
  public.floorplans,
  public.property_photos,
  public.vaastu_analysis,
  public.user_events,
  public.user_deity,
  public.user_aartis
from service_role;
