ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_language" CHECK ("contact_message"."language" in ('en', 'km'));--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD CONSTRAINT "newsletter_subscriber_language" CHECK ("newsletter_subscriber"."language" in ('en', 'km'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_language" CHECK ("mail_outbox"."language" in ('en', 'km'));--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_language" CHECK ("submission"."requester_language" in ('en', 'km'));