export { ActivityList } from '#src/features/activity/parts/activity-list.tsx'
