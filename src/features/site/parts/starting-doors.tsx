import { startingDoors } from '#src/content/starting-doors.ts'
import { DoorPicture } from '#src/features/site/parts/pictures/door-picture.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'

/** Three doors of one house, each with what waits behind it. */
export function StartingDoors() {
  return (
    <ul className="mx-auto grid max-w-page gap-y-14 px-5 pb-14 sm:px-8 md:grid-cols-3 md:pb-20">
      {startingDoors.map(door => (
        <li
          key={door.id}
          className="flex flex-col md:[&>div]:px-4 lg:[&>div]:px-6 md:first:[&>div]:pl-0 md:last:[&>div]:pr-0"
        >
          <DoorPicture of={door.id} />
          <div className="flex grow flex-col pt-6">
            <h2 className="text-[1.75rem]">{door.title}</h2>
            <dl className="mt-4 grow [&>div]:border-t [&>div]:border-hairline [&>div]:py-3">
              <div>
                <dt className="font-semibold">For you if</dt>
                <dd className="text-soft">{door.for_whom}</dd>
              </div>
              <div>
                <dt className="font-semibold">What happens next</dt>
                <dd className="text-soft">{door.next}</dd>
              </div>
              <div>
                <dt className="font-semibold">How long it takes</dt>
                <dd className="text-soft">{door.takes}</dd>
              </div>
            </dl>
            <p className="mt-4 grid">
              <ButtonLink to={door.path} tone={door.id === 'plan' ? 'lamp' : 'outline'}>
                {door.action}
              </ButtonLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
