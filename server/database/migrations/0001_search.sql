create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists fuzzystrmatch;--> statement-breakpoint
create table search_document (
  kind     smallint not null,
  id       uuid     not null,
  rank     int      not null,
  visible  boolean  not null,
  title_en text not null,
  title_km text not null,
  key      text not null,
  tt       tsvector not null,
  bt       tsvector not null,
  primary key (kind, id)
) partition by list (kind);--> statement-breakpoint
do $$ begin
  for k in 0..16 loop
    execute format('create table search_document_%s partition of search_document for values in (%s) with (toast_tuple_target = 512)', k, k);
    execute format('alter table search_document_%s alter title_en set storage main, alter title_km set storage main, alter key set storage main, alter tt set storage main, alter bt set storage external', k);
  end loop;
end $$;--> statement-breakpoint
create index search_document_tt on search_document using gin (tt);--> statement-breakpoint
create index search_document_bt on search_document using gin (bt);--> statement-breakpoint
create index search_document_key on search_document using gin (key gin_trgm_ops);--> statement-breakpoint
create table search_term (term text primary key, df int not null);--> statement-breakpoint
create index search_term_trgm on search_term using gist (term gist_trgm_ops (siglen = 32));--> statement-breakpoint
create sequence submission_reference start 1001;--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();--> statement-breakpoint
create trigger submission_event_append_only before update on submission_event
  for each row execute function refuse_change();
