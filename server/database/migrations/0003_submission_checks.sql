ALTER TABLE "submission" ADD COLUMN "flags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
create index stakeholder_email_lower on stakeholder (lower(email)) where email <> '';--> statement-breakpoint
create index stakeholder_phone on stakeholder (phone) where phone <> '';--> statement-breakpoint
create index stakeholder_domain on stakeholder (substring(lower(website) from '^(?:https?://)?(?:www\.)?([^/:?#]+)')) where website <> '';--> statement-breakpoint
create index submission_requester on submission (lower(requester_email));
