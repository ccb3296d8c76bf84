CREATE INDEX "announcement_dismissals_announcement_idx" ON "announcement_dismissals" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "announcements_creator_idx" ON "announcements" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "certificates_record_idx" ON "certificates" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "categories_creator_idx" ON "categories" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "community_segments_segment_idx" ON "community_segments" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "faqs_creator_idx" ON "faqs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "faqs_updater_idx" ON "faqs" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "event_presenters_person_idx" ON "event_presenters" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "meetings_creator_idx" ON "meetings" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "person_segments_segment_idx" ON "person_segments" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_type_idx" ON "waiting_entries" USING btree ("ticket_type_id");