CREATE TABLE "feed_stream" (
	"stream" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"message_id" text NOT NULL,
	"memo" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_taken" (
	"stream" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_taken_stream_id_pk" PRIMARY KEY("stream","id")
);
--> statement-breakpoint
CREATE INDEX "feed_stream_by_time" ON "feed_stream" USING btree ("at");--> statement-breakpoint
CREATE INDEX "feed_taken_by_time" ON "feed_taken" USING btree ("at");