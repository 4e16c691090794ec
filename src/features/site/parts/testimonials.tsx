import { testimonialNote, testimonials } from '#src/content/testimonials.ts'
import { Section } from '#src/ui/section.tsx'

/** Three voices, marked as samples until real clients stand behind them. */
export function Testimonials() {
  return (
    <Section labelledBy="testimonials">
      <h2 id="testimonials">What we want owners to say</h2>
      <ul className="mt-10 grid gap-10 md:grid-cols-3">
        {testimonials.map(testimonial => (
          <li key={testimonial.quote} className="border-t-2 border-ink pt-5">
            <figure>
              <blockquote className="font-display text-[1.3125rem] leading-snug">“{testimonial.quote}”</blockquote>
              <figcaption className="mt-4 text-[0.9375rem] text-soft">{testimonial.speaker} (sample)</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-soft">{testimonialNote}</p>
    </Section>
  )
}
