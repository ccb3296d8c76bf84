CREATE TABLE "moderation_appeals" (
	"id" text PRIMARY KEY NOT NULL,
	"decision_id" bigint NOT NULL,
	"community_id" text NOT NULL,
	"author_id" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "moderation_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"community_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"deed" text NOT NULL,
	"actor_id" text,
	"person_id" text,
	"post_id" text,
	"comment_id" text,
	"subject" text DEFAULT '' NOT NULL,
	"reason" text,
	"message" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_words" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_decision_id_moderation_log_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_words" ADD CONSTRAINT "review_words_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_appeals_decision_key" ON "moderation_appeals" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "moderation_appeals_community_idx" ON "moderation_appeals" USING btree ("community_id","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_appeals_author_idx" ON "moderation_appeals" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_appeals_decider_idx" ON "moderation_appeals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "moderation_log_community_idx" ON "moderation_log" USING btree ("community_id","id");--> statement-breakpoint
CREATE INDEX "moderation_log_person_idx" ON "moderation_log" USING btree ("person_id","id") WHERE "moderation_log"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "moderation_log_post_idx" ON "moderation_log" USING btree ("post_id","id") WHERE "moderation_log"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "moderation_log_actor_idx" ON "moderation_log" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_words_text_key" ON "review_words" USING btree (lower("text"));--> statement-breakpoint
CREATE INDEX "review_words_creator_idx" ON "review_words" USING btree ("created_by");--> statement-breakpoint
CREATE FUNCTION moderation_log_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An account that is deleted takes its name along, and nothing else.
  IF TG_OP = 'UPDATE'
    AND (OLD.id, OLD.community_id, OLD.at, OLD.deed, OLD.post_id, OLD.comment_id, OLD.subject, OLD.reason, OLD.message, OLD.note)
      IS NOT DISTINCT FROM (NEW.id, NEW.community_id, NEW.at, NEW.deed, NEW.post_id, NEW.comment_id, NEW.subject, NEW.reason, NEW.message, NEW.note)
    AND (NEW.actor_id IS NULL OR NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id)
    AND (NEW.person_id IS NULL OR NEW.person_id IS NOT DISTINCT FROM OLD.person_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'What those who look after a community did stays written' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER moderation_log_stays BEFORE UPDATE OR DELETE ON moderation_log FOR EACH ROW EXECUTE FUNCTION moderation_log_stays();
