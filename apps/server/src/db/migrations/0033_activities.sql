CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"type" smallint NOT NULL,
	"audience" text NOT NULL,
	"recipient_id" text,
	"community_id" text NOT NULL,
	"post_id" text,
	"comment_id" text,
	"asset_id" text,
	"member_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities_read" (
	"person_id" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_people" (
	"activity_id" bigint NOT NULL,
	"person_id" text NOT NULL,
	"comment_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_people_activity_id_person_id_pk" PRIMARY KEY("activity_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "activity_reads" (
	"person_id" text NOT NULL,
	"activity_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_reads_person_id_activity_id_pk" PRIMARY KEY("person_id","activity_id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_recipient_id_people_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_asset_id_folder_items_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."folder_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_member_id_people_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_read" ADD CONSTRAINT "activities_read_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_people" ADD CONSTRAINT "activity_people_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_people" ADD CONSTRAINT "activity_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_people" ADD CONSTRAINT "activity_people_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_reads" ADD CONSTRAINT "activity_reads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_reads" ADD CONSTRAINT "activity_reads_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activities_cause_key" ON "activities" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "activities_recipient_idx" ON "activities" USING btree ("recipient_id","at" DESC NULLS LAST) WHERE "activities"."audience" = 'person';--> statement-breakpoint
CREATE INDEX "activities_community_idx" ON "activities" USING btree ("community_id","audience","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_post_idx" ON "activities" USING btree ("post_id","at" DESC NULLS LAST) WHERE "activities"."audience" = 'followers';--> statement-breakpoint
CREATE INDEX "activities_everyone_idx" ON "activities" USING btree ("at" DESC NULLS LAST) WHERE "activities"."audience" = 'everyone';--> statement-breakpoint
CREATE INDEX "activities_at_idx" ON "activities" USING btree ("at");--> statement-breakpoint
CREATE INDEX "activity_people_at_idx" ON "activity_people" USING btree ("activity_id","at");