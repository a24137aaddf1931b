CREATE TABLE "desk_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"before" json,
	"after" json,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"img" text NOT NULL,
	"url" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"on" boolean DEFAULT true NOT NULL,
	"from" timestamp (3) with time zone,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "block_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "desk_audit_by" ON "desk_audit" USING btree ("by","id");--> statement-breakpoint
CREATE INDEX "desk_audit_act" ON "desk_audit" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "desk_audit_subject" ON "desk_audit" USING btree ("subject","id");--> statement-breakpoint
-- Only ever added to, by whatever way somebody reaches the table.
CREATE FUNCTION desk_audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER desk_audit_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_audit" FOR EACH STATEMENT EXECUTE FUNCTION desk_audit_append_only();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "desk_audit" FROM CURRENT_USER, PUBLIC;
