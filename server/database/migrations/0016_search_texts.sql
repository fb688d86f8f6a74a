DROP INDEX "event_words";--> statement-breakpoint
DROP INDEX "program_words";--> statement-breakpoint
DROP INDEX "resource_words";--> statement-breakpoint
-- What a document says, as plain text: read of few, to mend what was mistyped and to show why something was found.
alter table search_document add column texts text not null default '';
