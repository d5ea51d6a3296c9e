// Plays KeyForge against a bot of the engine and prints how it went: java examples/KeyForge.java [seed]
// It needs `ludarium` on the PATH, or in LUDARIUM the command that starts it. Protocol: docs/engine-protocol.md.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class KeyForge {
    static final int ME = 0;
    static final List<String> BEST_FIRST = List.of("unstun", "play", "reap", "action", "omni", "fight", "take", "key", "discard");
    static final Random CHANCE = new Random();
    static BufferedWriter requests; static BufferedReader answers;

    /** One request with its answer; the words are names and values in turn. */
    static Map<String, Object> ask(Object... words) throws IOException {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < words.length; i += 2) {
            String value = words[i + 1] instanceof String text ? '"' + text.replace("\"", "\\\"") + '"' : "" + words[i + 1];
            parts.add('"' + words[i].toString() + "\":" + value);
        }
        requests.write("{" + String.join(",", parts) + "}\n");
        requests.flush();
        Map<String, Object> answer = object(new Json(answers.readLine()).value());
        if (!Boolean.TRUE.equals(answer.get("ok"))) throw new IOException("" + object(answer.get("error")).get("says"));
        return answer;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object json) { return (Map<String, Object>) json; }
    static List<?> list(Object json) { return (List<?>) json; }

    /** Just enough of a JSON reader. */
    static final class Json {
        final String text; int at = 0;
        Json(String text) { this.text = text; }
        Object value() {
            char c = text.charAt(at);
            if (c == '{') {
                Map<String, Object> found = new LinkedHashMap<>();
                for (at++; text.charAt(at) != '}'; skip(',')) { String name = string(); at++; found.put(name, value()); }
                return end(found);
            }
            if (c == '[') {
                List<Object> found = new ArrayList<>();
                for (at++; text.charAt(at) != ']'; skip(',')) found.add(value());
                return end(found);
            }
            if (c == '"') return string();
            String word = text.substring(at).split("[,\\]}]", 2)[0];
            at += word.length();
            return switch (word) { case "null" -> null; case "true" -> true; case "false" -> false; default -> Double.valueOf(word); };
        }

        String string() {
            StringBuilder found = new StringBuilder();
            for (at++; text.charAt(at) != '"'; at++) {
                char c = text.charAt(at);
                if (c == '\\' && text.charAt(++at) == 'u') c = (char) Integer.parseInt(text.substring(at + 1, (at += 4) + 1), 16);
                else if (c == '\\') c = "nt".indexOf(text.charAt(at)) < 0 ? text.charAt(at) : text.charAt(at) == 'n' ? '\n' : '\t';
                found.append(c);
            }
            return end(found).toString();
        }

        <T> T end(T found) { at++; return found; }
        void skip(char c) { if (text.charAt(at) == c) at++; }
    }

    /** Whatever comes first in BEST_FIRST, and of alike ones any. */
    static String choice(Map<String, Object> decision) {
        List<String> options = list(decision.get("options")).stream().map(Object::toString).toList();
        for (String what : BEST_FIRST) {
            List<String> such = options.stream().filter(option -> option.split(":")[0].equals(what)).toList();
            if (!such.isEmpty()) return any(such);
        }
        return decision.get("kind").equals("turn") ? "end" : any(options);
    }

    static String any(List<String> options) { return options.get(CHANCE.nextInt(options.size())); }
    public static void main(String[] words) throws IOException {
        List<String> command = new ArrayList<>(List.of(System.getenv().getOrDefault("LUDARIUM", "ludarium").split(" ")));
        command.add("engine");
        Process engine = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        requests = new BufferedWriter(new OutputStreamWriter(engine.getOutputStream(), StandardCharsets.UTF_8));
        answers = new BufferedReader(new InputStreamReader(engine.getInputStream(), StandardCharsets.UTF_8));
        String seed = words.length > 0 ? words[0] : "" + System.nanoTime();
        Map<String, Object> game = ask("do", "start", "game", "keyforge", "seed", seed);
        int state = ((Double) game.get("state")).intValue();
        while (game.get("decision") != null) {
            Map<String, Object> decision = object(game.get("decision"));
            int seat = ((Double) decision.get("seat")).intValue();
            String option = seat == ME ? choice(decision) : seat < 0 ? list(decision.get("options")).get(0).toString() : null;
            game = option == null
                ? ask("do", "bot", "state", state, "name", "greedy", "seat", seat, "play", true, "eyes", ME)
                : ask("do", "choose", "state", state, "option", option, "seat", seat);
        }
        Object winners = object(game.get("outcome")).get("winners");
        System.out.println(list(winners).isEmpty() ? "drawn" : list(winners).contains((double) ME) ? "won" : "lost");
        ask("do", "quit");
    }
}
