CREATE SEQUENCE "public"."account_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY DEFAULT nextval('account_number')::text NOT NULL,
	"mobile" text,
	"email" text,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"birthday" date,
	"privacy" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"password" text,
	"payment_password" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"is_anchor" boolean DEFAULT false NOT NULL,
	"share_code" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "account_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_share_code_unique" UNIQUE("share_code")
);
--> statement-breakpoint
CREATE TABLE "account_block" (
	"account_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_block_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "device_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"hash" text NOT NULL,
	"by" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"address" text NOT NULL,
	"family_id" text,
	"device_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "session_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "token_family" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"purpose" text NOT NULL,
	"device_id" text,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"pictures" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"account_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"real_name" text NOT NULL,
	"id_number" text NOT NULL,
	"id_mark" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"settled_by" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"ticket" text,
	"path" text,
	"type" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "upload_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "upload_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_blocked_id_account_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_token" ADD CONSTRAINT "device_token_family_id_token_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_family" ADD CONSTRAINT "token_family_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_of" ON "attempt" USING btree ("kind","subject","at");--> statement-breakpoint
CREATE INDEX "attempt_by_age" ON "attempt" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_invited" ON "account" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "device_token_of_family" ON "device_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "session_of_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_by_age" ON "session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "token_family_of_account" ON "token_family" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "verification_code_of" ON "verification_code" USING btree ("mobile","purpose","created_at");--> statement-breakpoint
CREATE INDEX "verification_code_by_age" ON "verification_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_of" ON "feedback" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_by_state" ON "feedback" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "verification_mark" ON "verification" USING btree ("id_mark");--> statement-breakpoint
CREATE INDEX "verification_by_state" ON "verification" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "upload_of" ON "upload" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_open" ON "upload" USING btree ("created_at");