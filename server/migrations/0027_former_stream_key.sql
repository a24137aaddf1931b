CREATE TABLE "former_stream_key" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_stream_key" ADD CONSTRAINT "former_stream_key_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_stream_key_of" ON "former_stream_key" USING btree ("room_id","changed_at");--> statement-breakpoint
CREATE INDEX "recharge_order_made" ON "recharge_order" USING btree ("created_at");