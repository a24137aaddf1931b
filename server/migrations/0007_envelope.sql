CREATE TABLE "envelope" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"total" bigint NOT NULL,
	"shares" bigint[] NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "envelope_share" (
	"envelope_id" text NOT NULL,
	"account_id" text NOT NULL,
	"place" integer NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "envelope_share_envelope_id_account_id_pk" PRIMARY KEY("envelope_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "envelope_share" ADD CONSTRAINT "envelope_share_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelope_open" ON "envelope" USING btree ("settled_at","ends_at");--> statement-breakpoint
CREATE INDEX "envelope_of" ON "envelope" USING btree ("account_id");