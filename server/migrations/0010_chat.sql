CREATE TABLE "danmaku" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"danmaku" jsonb NOT NULL,
	"key" text,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "horn" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"price" bigint NOT NULL,
	"spent_day" text,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_group" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_conversation" (
	"id" text PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_member" (
	"conversation_id" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"hidden_seq" integer DEFAULT 0 NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"stranger" text DEFAULT 'none' NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_member_conversation_id_account_id_pk" PRIMARY KEY("conversation_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"conversation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"from_id" text NOT NULL,
	"type" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"file" jsonb,
	"custom" jsonb,
	"key" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_message_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "chat_message_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "room_line" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_line_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"room_id" text NOT NULL,
	"account_id" text,
	"message" jsonb NOT NULL,
	"key" text,
	"time" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	CONSTRAINT "room_line_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "danmaku_at" ON "danmaku" USING btree ("room_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "danmaku_key" ON "danmaku" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "horn_of" ON "horn" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "horn_by_state" ON "horn" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "chat_group_of" ON "chat_group" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_group_large" ON "chat_group" USING btree ("members");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_member_name" ON "chat_member" USING btree ("account_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_key" ON "chat_message" USING btree ("from_id","key");--> statement-breakpoint
CREATE INDEX "room_line_of" ON "room_line" USING btree ("room_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "room_line_key" ON "room_line" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "room_line_time" ON "room_line" USING btree ("time");