CREATE TABLE "stakeholder_view" (
	"day" date NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "stakeholder_view_stakeholder_id_day_pk" PRIMARY KEY("stakeholder_id","day")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "stakeholder_view" ADD CONSTRAINT "stakeholder_view_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_picture_id_file_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;