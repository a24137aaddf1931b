CREATE TABLE "desk_hold" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"later_by" text,
	"later_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "scheme" ADD COLUMN "time_tbc" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "report_person" ON "report" USING btree ("person_id");