DROP INDEX "activities_recipient_idx";--> statement-breakpoint
DROP INDEX "activities_post_idx";--> statement-breakpoint
DROP INDEX "comments_author_idx";--> statement-breakpoint
CREATE INDEX "activities_comment_idx" ON "activities" USING btree ("comment_id") WHERE "activities"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_asset_idx" ON "activities" USING btree ("asset_id") WHERE "activities"."asset_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_member_idx" ON "activities" USING btree ("member_id") WHERE "activities"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_meeting_idx" ON "activities" USING btree ("meeting_id") WHERE "activities"."meeting_id" is not null;--> statement-breakpoint
CREATE INDEX "activity_people_person_idx" ON "activity_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "activity_people_comment_idx" ON "activity_people" USING btree ("comment_id") WHERE "activity_people"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "activity_reads_activity_idx" ON "activity_reads" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "known_devices_person_idx" ON "known_devices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_parent_idx" ON "sessions" USING btree ("parent_id") WHERE "sessions"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "join_answers_person_idx" ON "join_answers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "event_changes_person_idx" ON "event_changes" USING btree ("person_id") WHERE "event_changes"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "comment_likes_person_idx" ON "comment_likes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "activities_recipient_idx" ON "activities" USING btree ("recipient_id","at" DESC NULLS LAST) WHERE "activities"."recipient_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_post_idx" ON "activities" USING btree ("post_id","audience","at" DESC NULLS LAST) WHERE "activities"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id","created_at" DESC NULLS LAST);