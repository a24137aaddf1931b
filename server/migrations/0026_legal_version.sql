CREATE TABLE "legal_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"text" jsonb,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"restored" integer
);
--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "deductions" jsonb;--> statement-breakpoint
CREATE INDEX "legal_version_newest" ON "legal_version" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gift_given_at" ON "gift_given" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_tx_of_type" ON "ledger_tx" USING btree ("type","at");