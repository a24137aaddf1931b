CREATE TABLE "chat_group_left" (
	"group_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "chat_group_left_group_id_account_id_pk" PRIMARY KEY("group_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "chat_group_left" ADD CONSTRAINT "chat_group_left_group_id_chat_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_group_left_of" ON "chat_group_left" USING btree ("account_id");