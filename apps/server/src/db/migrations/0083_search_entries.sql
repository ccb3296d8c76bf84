CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_kind_target_id_pk" PRIMARY KEY("kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"words" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_misses_times_idx" ON "search_misses" USING btree ("times" DESC NULLS LAST,"words");--> statement-breakpoint
CREATE INDEX "search_misses_day_idx" ON "search_misses" USING btree ("last_day");