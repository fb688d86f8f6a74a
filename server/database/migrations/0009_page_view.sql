CREATE TABLE "page_view" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_day_page_language_pk" PRIMARY KEY("day","page","language"),
	CONSTRAINT "page_view_language" CHECK ("page_view"."language" in ('en', 'km'))
);
