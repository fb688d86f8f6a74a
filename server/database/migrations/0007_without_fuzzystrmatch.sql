-- Typing errors are measured in typing-distance.ts. Who may not take the extension away, or uses it, keeps it.
do $$ begin
  drop extension if exists fuzzystrmatch;
exception when insufficient_privilege or dependent_objects_still_exist then null;
end $$;
